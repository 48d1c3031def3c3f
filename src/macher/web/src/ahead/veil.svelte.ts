/** While the veil is down, nothing beside the final evening tells how the game ended. */
export const veil = $state({ down: false });
