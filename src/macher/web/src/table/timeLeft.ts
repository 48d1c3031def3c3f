/** How a clock shows the seconds that are left: 4:05, 1:02:03, or days and hours in words. */
export function clockFace(left: number, inDays: (days: number, hours: number) => string): string {
  const seconds = Math.ceil(left);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return inDays(Math.floor(hours / 24), hours % 24);
  const two = (part: number): string => String(part).padStart(2, "0");
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
