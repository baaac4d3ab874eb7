import { sizeOf, withObjects } from './pdf-append.ts';

interface Metadata {
  title: string;
  /** Language tag, as in `<html lang>`. */
  language: string;
}

/**
 * Adds the title and language as XMP metadata, as PDF/UA requires. The result is the same for every
 * build.
 */
export function withMetadata(pdf: Buffer, metadata: Metadata): Buffer {
  const source = pdf.toString('latin1');
  const [, root, catalog] =
    /^(\d+) 0 obj\n(<<\/Type \/Catalog\n.*?)>>\nendobj$/ms.exec(source) ?? [];
  if (root === undefined || catalog === undefined) throw new Error('The PDF has no catalog.');
  const number = sizeOf(source);
  const packet = Buffer.from(xmpOf(metadata)).toString('latin1');
  const head = `<</Type /Metadata\n/Subtype /XML\n/Length ${String(packet.length)}>> stream\n`;
  return withObjects(
    pdf,
    new Map([
      [Number(root), `${catalog}\n/Metadata ${String(number)} 0 R>>`],
      [number, `${head}${packet}\nendstream`],
    ]),
  );
}

const xmpOf = ({
  title,
  language,
}: Metadata): string => `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>${escaped(language)}</rdf:li></rdf:Bag></dc:language>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
