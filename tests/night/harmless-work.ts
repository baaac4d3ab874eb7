const small = 'The share is small, and 1 + w is 1/(1 - w) as closely as anybody reads it.';
const cancel = 'Two slips that cancel each other by chance.';
const otherKind = 'Both are numbers without a unit, and nobody takes one for the other.';

/**
 * Wrong work that may be judged right, by problem and change, with the reason why it's harmless.
 * The test also fails if it no longer finds a listed change.
 */
export const harmlessWork: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'acetone-absorber': {
    's: m → f': otherKind,
    's: m → A': otherKind,
    'B: A → m': 'It is in one of two places only. In both it shows.',
    'B: A → f': 'It is in one of two places only. In both it shows.',
    's: (yo - (m * xi)) → (m * xi)': 'In one set, by chance.',
    'N: (ln(B) / ln(A)) → (1 / ln(A))': 'In four sets, by chance.',
    'xo: (xi + (n / L)) → (xi - (n / L)); L → n - L': cancel,
    'xo: L → n; n → L - n': cancel,
    'xo: L → n - L; (n - L) → (n + L)': cancel,
    's: (yi - (m * xi)) → ((m * xi) - yi); xi → yi': cancel,
    's: xi → yi; (yo - (m * xi)) → ((m * xi) - yo)': cancel,
  },
  'ammonia-style-purge': {
    's: (X * (1 - yG)) → (X / (1 - yG)); (1 - yG) → (1 + yG)':
      'A share taken for a ratio is one in the next steps too, where it shows.',
    'nR: (F * (1 - yF)) → (F / (1 - yF)); (1 - yF) → (1 + yF)': small,
    'nR: (F * (1 - yF)) → (F / (1 - yF)); (1 - yS) → (1 + yS)': cancel,
    'nR: (1 - yS) → yS; yS → s': otherKind,
    'nR: yS → s; s → 1 - s': otherKind,
  },
  'benzene-toluene-flash': {
    'p1: p0 → P; 10 → 20': cancel,
    'V: psi → K2': otherKind,
  },
  'cooling-water-pump': {
    'S: 6.9 → 13.8; 3.7 → 7.4': 'Both constants stand in the statement, and two slips cancel.',
    'S: eps not converted; eps → dz': cancel,
    'Kels: Kel → eta': otherKind,
    'K: Kin → eta': otherKind,
    'H: ((dz + hp) + hv) → ((dz + hp) - hv); hc → hp': cancel,
  },
  'minimum-reflux': {
    'R: f → Rmin': 'Nobody squares the ratio.',
    'R: Rmin → f': 'Nobody squares the factor.',
  },
  'oil-cooler-area': {
    'dTlm: (dTa - dTb) → dTb': 'In six sets, where one end is twice the other, by chance.',
  },
  'propane-drum': {
    'C1: A → 1 - A': 'In one set, by chance.',
    'C0: A → 1 - A': 'In a few sets, by chance: A is no share of anything.',
    'everywhere: A → 1 - A': 'In two sets, by chance: A is no share of anything.',
    'C1: (3 * (B ^ 2)) → ((B ^ 2) / 3); (B ^ 2) → B': cancel,
    'C1: (3 * (B ^ 2)) → ((B ^ 2) / 3); 2 → 1': cancel,
    'vx: Z → kappa': otherKind,
    'everywhere: Z → kappa': otherKind,
    'vx: Z → A': 'In three sets, by chance.',
    'everywhere: Z → A': 'In three sets, by chance.',
  },
  'salt-crystal-dryer': {
    'XP: wP → y1': 'One is of the salt and the other of the air.',
    'XP: (wP / (1 - wP)) → (wP * (1 - wP)); (1 - wP) → (1 + wP)': small,
    'Y1: (y1 / (1 - y1)) → (y1 * (1 - y1)); (1 - y1) → (1 + y1)': small,
    'n1: (nA / (1 - y1)) → (nA * (1 - y1)); (1 - y1) → (1 + y1)': small,
    'n1: y1 → Y1': 'The two differ by their product, which is a few parts in ten thousand.',
    'nA: Y2 → dX': 'In one set, by chance.',
  },
  'spray-settling': {
    'w: (rhop - rho) → rhop': 'A good engineer leaves out the buoyancy of a grain in air.',
    'w: (rhop - rho) → (rhop + rho)':
      'The buoyancy of a grain in air is a thousandth of its weight.',
    'w: (rhop - rho) → (rho - rhop); (rho - rhop) → (rho + rhop)':
      'The buoyancy of a grain in air is a thousandth of its weight.',
  },
};
