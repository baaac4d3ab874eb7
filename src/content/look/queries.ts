import { initialsOf, letterMark } from '../../domain/look/letter-mark.ts';
import { paletteOf, type Palette } from '../../domain/look/palette.ts';
import type { SafeDrawing } from '../../domain/look/safe-drawing.ts';
import { homePictureOf, pictureSizeFaults, readDrawingFile } from './schema.ts';
import { sizeOfPicture, wholePicture, type Picture } from '../pictures/pictures.ts';
import { getContent } from '../everything/queries.ts';

/** What stands beside the first words of Home. */
export type HomePicture =
  | { kind: 'process-diagram' }
  | { kind: 'none' }
  | { kind: 'drawing'; drawing: SafeDrawing; alt: string }
  | { kind: 'picture'; file: string; picture: Picture; alt: string };

/** What every page needs to know of the look. */
export interface Look {
  palette: Palette;
  /** The board's own sign, or its initials; without either the site has the mark of src/shell/SiteHeader.tsx. */
  logo: SafeDrawing | undefined;
  /** A picture of the project for the social card, in the place of the drawn one. */
  socialCard: string | undefined;
  /** Whether pages bear drawings of chemical engineering, and the line that joins them. */
  hasEquipment: boolean;
}

/** The look of the site, from content/look.yaml. */
export async function getLook(): Promise<Look> {
  const { colors = {}, logo, socialCard, equipment = true } = await getContent('look');
  return {
    palette: paletteOf(colors),
    logo: logo === undefined ? await signWithout(equipment) : readDrawingFile(logo),
    socialCard: socialCard === undefined ? undefined : `content/${socialCard}`,
    hasEquipment: equipment,
  };
}

/** The sign of a board that has drawn none: our mark is a piece of equipment too. */
async function signWithout(equipment: boolean): Promise<SafeDrawing | undefined> {
  return equipment ? undefined : letterMark(initialsOf((await getContent('site')).name));
}

/** The home picture, from the same file. */
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
