import { slip, type Mistake } from './mistake.ts';

const inLook = (what: string, edit: [string, string], cure: string, at?: string) =>
  slip(what, 'look.yaml', edit, cure, at);

const accent = "accent: '#0b6b3a'";
const pale = "accent: '#7fc9a0'";

/** How a board looks: its colors, its logo, its pictures, and what is drawn of equipment. */
export const look: Mistake[] = [
  inLook('a color without quotes', [accent, 'accent: #0b6b3a'], 'Put quotes around the whole text'),
  inLook('a color in words', [accent, 'accent: green'], 'Write # and then six digits'),
  inLook('a misspelt color', [accent, "acent: '#0b6b3a'"], 'Did you mean "accent"?'),
  inLook(
    'a color that cannot be read',
    [accent, pale],
    'of links and buttons (#7fc9a0) on the page (#f6faf7) is 1.85, but it has to be at least 4.5',
  ),
  inLook('the same, with a shade that can', [accent, pale], 'The nearest shade that works: accent'),
  inLook(
    'a logo that is not there',
    ['look/logo.svg', 'look/sign.svg'],
    'Add the drawing there, fix its',
  ),
  inLook('a photograph for a logo', ['look/logo.svg', 'look/bridge.jpg'], 'end with .svg'),
  inLook(
    'a picture that is not there',
    ['look/bridge.jpg', 'look/brigde.jpg'],
    'Add the picture there, fix',
  ),
  inLook(
    'a picture without its folder and ending',
    ['look/bridge.jpg', 'bridge'],
    'Write process-diagram, none, or a picture',
  ),
  inLook(
    'a picture without words for whoever cannot see it',
    ['homePictureAlt: ', '# '],
    'Add a line below it: homePictureAlt:',
    'homePicture: ',
  ),
  inLook('a no that is a word', ['equipment: false', 'equipment: no'], 'should be true or false'),
  inLook(
    'a diagram for which nobody has said what flows',
    ['look/bridge.jpg', 'process-diagram'],
    'Add "diagram" there with feed',
  ),
  inLook(
    'a picture of the wrong size for other sites',
    ['logo:', 'socialCard: look/bridge.jpg\nlogo:'],
    'Make it 1200 wide and 630 high',
  ),
  slip(
    'a diagram whose words leave something out',
    'pages/home.yaml',
    [
      'next:\n',
      'diagram: { feed: rain, distillate: snow, bottoms: mud, description: Rain falls. }\nnext:\n',
    ],
    'Put "rain" in the description',
  ),
];
