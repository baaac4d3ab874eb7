import { type Mistake, mistakesIn } from './mistake.ts';

export const look: Mistake[] = mistakesIn(String.raw`
look.yaml
  a color without quotes | accent: '#0b6b3a' → accent: #0b6b3a | Put quotes around the whole text
  a color in words | accent: '#0b6b3a' → accent: green | Write # and then six digits
  a misspelled color | accent: '#0b6b3a' → acent: '#0b6b3a' | Did you mean "accent"?
  a color that cannot be read | accent: '#0b6b3a' → accent: '#7fc9a0' | of links and buttons (#7fc9a0) on the page (#f6faf7) is 1.85, but it has to be at least 4.5
  the same, with a shade that can | accent: '#0b6b3a' → accent: '#7fc9a0' | The nearest shade that works: accent
  a logo that is not there | look/logo.svg → look/sign.svg | Add the drawing there, fix its
  a photograph for a logo | look/logo.svg → look/bridge.jpg | end with .svg
  a picture that is not there | look/bridge.jpg → look/brigde.jpg | Add the picture there, fix
  a picture without its folder and ending | look/bridge.jpg → bridge | Write process-diagram, none, or a picture
  a picture without a description | homePictureAlt:  → #  | Add a line below it: homePictureAlt: | homePicture: 
  no instead of false | equipment: false → equipment: no | should be true or false
  a diagram without its words | look/bridge.jpg → process-diagram | Add "diagram" there with feed
  a picture of the wrong size for other sites | logo: → socialCard: look/bridge.jpg\nlogo: | Make it 1200 wide and 630 high
pages/home.yaml
  a diagram whose words leave something out | next:\n → diagram: { feed: rain, distillate: snow, bottoms: mud, description: Rain falls. }\nnext:\n | Put "rain" in the description
`);
