declare module "@svg-maps/germany" {
  const map: { viewBox: string; label: string; locations: { name: string; id: string; path: string }[] };
  export default map;
}
