/** The letter by which the map and the list name the same place. */
export const letterOf = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);
