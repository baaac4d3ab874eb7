import { initialsOf, letterMark } from '../../domain/look/letter-mark.ts';
import { paletteOf, type Palette } from '../../domain/look/palette.ts';
import type { SafeDrawing } from '../../domain/look/safe-drawing.ts';
import { homePictureOf, pictureSizeFaults, readDrawingFile } from './schema.ts';
import { sizeOfPicture, wholePicture, type Picture } from '../pictures/pictures.ts';
import { getContent } from '../everything/queries.ts';

/** The picture next to the introduction on the home page. */
export type HomePicture =
  | { kind: 'process-diagram' }
  | { kind: 'none' }
  | { kind: 'drawing'; drawing: SafeDrawing; alt: string }
  | { kind: 'picture'; file: string; picture: Picture; alt: string };

/** Settings from content/look.yaml for every page. */
export interface Look {
  palette: Palette;
  /**
   * Logo or initials of the board. If undefined, src/shell/SiteHeader.tsx draws the default mark.
   */
  logo: SafeDrawing | undefined;
  /** Path of a picture that replaces the generated social card. */
  socialCard: string | undefined;
  /** True if pages have equipment drawings and the line that connects them. */
  hasEquipment: boolean;
}

export async function getLook(): Promise<Look> {
  const { colors = {}, logo, socialCard, equipment = true } = await getContent('look');
  return {
    palette: paletteOf(colors),
    logo: logo === undefined ? await defaultLogo(equipment) : readDrawingFile(logo),
    socialCard: socialCard === undefined ? undefined : `content/${socialCard}`,
    hasEquipment: equipment,
  };
}

/**
 * The default mark is a piece of equipment, so a site without equipment shows the board's initials.
 */
async function defaultLogo(equipment: boolean): Promise<SafeDrawing | undefined> {
  return equipment ? undefined : letterMark(initialsOf((await getContent('site')).name));
}

export async function getHomePicture(): Promise<HomePicture> {
  const look = await getContent('look');
  const [fault] = pictureSizeFaults(look, sizeOfPicture);
  if (fault) throw fault;
  const value = homePictureOf(look);
  if (value === 'process-diagram' || value === 'none') return { kind: value };
  const alt = look.homePictureAlt ?? '';
  return value.endsWith('.svg')
    ? { kind: 'drawing', drawing: readDrawingFile(value), alt }
    : { kind: 'picture', file: `content/${value}`, picture: await wholePicture(value), alt };
}
