/** Whether a unit begins with a sign that goes before its number, as in $0.085/kWh. */
export const isBeforeNumber = (unit: string): boolean => /^\$(?=$|[\s/·])/.test(unit);

/** A number and the words of its unit. */
export const withUnit = (number: string, unit: string): string =>
  isBeforeNumber(unit)
    ? number.replace(/^−?/, '$&$$') + unit.slice(1)
    : number + (/^[%°]?$/.test(unit) ? '' : '\u00a0') + unit;
