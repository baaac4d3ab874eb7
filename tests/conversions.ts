const pound = 0.45359237;
const inch = 0.0254;
const foot = 12 * inch;
const gallon = 231 * inch ** 3;
const gravity = 9.80665;
const psi = (pound * gravity) / inch ** 2;
const gasConstant = 8.314462618;

/**
 * Conversions that the two libraries do not know or do not agree on: what is typed, what it is in
 * SI computed from its definition, and where that stands.
 */
export const conversions: [typed: string, value: number, source: string][] = [
  ['1 lbm', pound, 'NIST Handbook 44, appendix C: the avoirdupois pound, exact'],
  ['1 lbmol', 1000 * pound, 'by definition as many moles as grams in a pound'],
  ['1 mols', 1, 'plural of mol'],
  ['1 mole', 1, 'the name of mol'],
  ['1 moles', 1, 'plural of mole'],
  ['1 bbl', 42 * gallon, 'API: an oil barrel is 42 US gallons (31 are a barrel of beer)'],
  ['1 bpd', (42 * gallon) / 86_400, 'oil barrels per day'],
  ['1 gpm', gallon / 60, 'NIST Handbook 44: a US gallon is 231 cubic inches, exact'],
  ['1 cf', foot ** 3, 'NIST SP 811: the international foot, exact'],
  ['1 cfm', foot ** 3 / 60, 'cubic feet per minute'],
  [
    '1 scf',
    (101_325 * foot ** 3) / (gasConstant * 288.705_555_555_6),
    'ideal gas at 60 °F and 1 atm, the convention of the US gas industry; R from CODATA 2018',
  ],
  [
    '1 scfm',
    (101_325 * foot ** 3) / (gasConstant * 288.705_555_555_6) / 60,
    'standard cubic feet per minute',
  ],
  ['1 cc', 1e-6, 'cubic centimeter'],
  ['1 kgf', gravity, 'NIST SP 811: standard gravity, exact'],
  ['1 psia', psi, 'NIST SP 811: pound-force per square inch'],
  ['1 psig', psi, 'the same size, counted from the atmosphere'],
  ['1 bara', 1e5, 'the same as bar'],
  ['1 deltaC', 1, 'a difference of one degree Celsius'],
  ['1 deltaF', 5 / 9, 'a difference of one degree Fahrenheit'],
  ['1 barg', 1e5, 'the same size as bar, counted from the atmosphere'],
  ['1 psf', (pound * gravity) / foot ** 2, 'NIST SP 811: pound-force per square foot'],
  ['1 ksi', 1000 * psi, 'NIST SP 811: kilopound-force per square inch'],
  ['1 Torr', 101_325 / 760, 'NIST SP 811: 1/760 of an atmosphere'],
  ['1 inHg', 3386.389, 'NIST SP 811: inch of mercury, conventional'],
  ['1 inH2O', 249.08891, 'NIST SP 811: inch of water, conventional'],
  ['1 ftH2O', 2989.0669, 'NIST SP 811: foot of water, conventional'],
  ['1 mH2O', 9806.65, 'NIST SP 811: meter of water, conventional'],
  ['1 Btu', 1055.05585262, 'NIST SP 811: BTU of the International Table, exact'],
  ['1 MMBTU', 1055.05585262e6, 'a million BTU'],
  ['1 MMBtu', 1055.05585262e6, 'a million BTU'],
  ['1 rpm', 1 / 60, 'revolutions, not radians, per minute'],
  ['1 rev', 1, 'a count'],
  ['1 ppmv', 1e-6, 'parts per million by volume'],
  ['1 ppmw', 1e-6, 'parts per million by mass'],
  ['1 ppbv', 1e-9, 'parts per billion by volume'],
  ['1 psid', psi, 'a difference in pounds-force per square inch'],
  ['1 mol%', 0.01, 'percent'],
  ['1 wt%', 0.01, 'percent by mass, not grams per 100 mL'],
  ['1 vol%', 0.01, 'percent by volume'],
  ['1 R', 5 / 9, 'NIST SP 811: degree Rankine, not roentgen'],
  ['1 °R', 5 / 9, 'NIST SP 811: degree Rankine'],
  ['1 stage', 1, 'a count'],
  ['1 stages', 1, 'a count'],
  ['1 rad', 1, 'SI brochure: the radian is the number one'],
  ['1 deg', Math.PI / 180, 'SI brochure: 180 degrees of angle are pi radians'],
  ['1 K', 1, 'SI brochure'],
  ['1 μK', 1e-6, 'SI brochure'],
  ['25 °C', 298.15, 'SI brochure: zero at 273.15 K'],
  ['25 C', 298.15, 'degrees Celsius, not coulombs'],
  ['77 °F', 298.15, 'NIST SP 811: (T + 459.67)/1.8'],
  ['77 F', 298.15, 'degrees Fahrenheit, not farads'],
  ['1 yr', 31_536_000, '365 days of 24 hours'],
  ['1 yrs', 31_536_000, '365 days of 24 hours'],
  ['1 USD', 1, 'a base unit of its own'],
  ['1 kUSD', 1000, 'a thousand dollars'],
  ['1 MUSD', 1_000_000, 'a million dollars'],
  ['1 cent', 0.01, 'a hundredth of a dollar'],
];
