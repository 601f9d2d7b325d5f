/** Reads what Chromium prints: its pages, and on each page the texts with their sizes on paper. No more of PDF than it writes. */
import { inflateSync } from 'node:zlib';

export interface PrintedText {
  readonly text: string;
  /** Size of its type, in points on paper. */
  readonly size: number;
}

interface PdfObject {
  readonly dict: string;
  /** The unpacked stream, if it has one. */
  readonly stream: string;
}

/** The pages of a PDF in order, each as its texts in the order in which they were drawn. */
export function pagesOf(pdf: Buffer): readonly (readonly PrintedText[])[] {
  const objects = objectsOf(pdf);
  const get = (id: string | undefined): PdfObject => objects.get(id ?? '') ?? { dict: '', stream: '' };
  return kidsOf(get, rootOf(objects)).map((page) => {
    const resources = page.dict + get(reference(page.dict, 'Resources')).dict;
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [
        name,
        lettersOf(get(reference(get(id).dict, 'ToUnicode')).stream),
      ]),
    );
    return textsIn(get(reference(page.dict, 'Contents')).stream, fonts);
  });
}

function reference(dict: string, key: string): string | undefined {
  return new RegExp(`/${key} (\\d+) 0 R`).exec(dict)?.[1];
}

function objectsOf(pdf: Buffer): ReadonlyMap<string, PdfObject> {
  const raw = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const begin = match.index + match[0].length;
    const stream = raw.indexOf('stream\n', begin);
    const end = raw.indexOf('\nendobj', begin);
    const packed = stream !== -1 && stream < end;
    const dict = raw.slice(begin, packed ? stream : end);
    const length = Number(/\/Length (\d+)/.exec(dict)?.[1] ?? 0);
    const bytes = pdf.subarray(stream + 7, stream + 7 + length);
    objects.set(match[1] ?? '', {
      dict,
      stream: packed && dict.includes('FlateDecode') ? inflateSync(bytes).toString('latin1') : '',
    });
  }
  return objects;
}

function rootOf(objects: ReadonlyMap<string, PdfObject>): PdfObject {
  const catalog = [...objects.values()].find(({ dict }) => /\/Type \/Catalog\b/.test(dict));
  const root = objects.get(reference(catalog?.dict ?? '', 'Pages') ?? '');
  if (root === undefined) throw new Error('no pages');
  return root;
}

function kidsOf(get: (id: string) => PdfObject, node: PdfObject): readonly PdfObject[] {
  if (!/\/Type \/Pages\b/.test(node.dict)) return [node];
  const kids = /\/Kids \[([^\]]*)\]/.exec(node.dict)?.[1] ?? '';
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, id = '']) => kidsOf(get, get(id)));
}

/** Which letters the codes of a font stand for, and how many hexadecimal digits a code has. */
interface Letters {
  readonly digits: number;
  readonly letters: ReadonlyMap<number, string>;
}

function lettersOf(map: string): Letters {
  const letters = new Map<number, string>();
  const digits = /begincodespacerange\n<(\w+)>/.exec(map)?.[1]?.length ?? 4;
  const hex = (text = '0'): number => parseInt(text, 16);
  for (const [, body = ''] of map.matchAll(/beginbfchar\n([^]*?)endbfchar/g))
    for (const [, code, letter] of body.matchAll(/<(\w+)> <(\w{4})\w*>/g))
      letters.set(hex(code), String.fromCharCode(hex(letter)));
  for (const [, body = ''] of map.matchAll(/beginbfrange\n([^]*?)endbfrange/g))
    for (const [, from, to, letter] of body.matchAll(/<(\w+)> <(\w+)> <(\w{4})>/g))
      for (let code = hex(from); code <= hex(to); code += 1)
        letters.set(code, String.fromCharCode(hex(letter) + code - hex(from)));
  return { digits, letters };
}

/** Follows the scale of the drawing, and collects what is written. */
function textsIn(content: string, fonts: ReadonlyMap<string, Letters>): readonly PrintedText[] {
  const texts: PrintedText[] = [];
  const kept: number[] = [];
  let scale = 1;
  let font = '';
  let size = 0;
  let line = 1;
  let text = '';
  const number = '-?[\\d.]+';
  const operator = new RegExp(
    [
      '(?<keep>\\bq\\b)|(?<back>\\bQ\\b)|(?<begin>\\bBT\\b)',
      `${number} ${number} ${number} (?<cm>${number}) ${number} ${number} cm`,
      `/(?<font>F\\d+) (?<size>${number}) Tf`,
      `${number} ${number} ${number} (?<tm>${number}) ${number} ${number} Tm`,
      '<(?<text>[\\dA-F]+)>',
    ].join('|'),
    'g',
  );
  for (const { groups = {} } of content.matchAll(operator)) {
    if (groups.keep !== undefined) kept.push(scale);
    else if (groups.back !== undefined) scale = kept.pop() ?? 1;
    else if (groups.begin !== undefined) {
      text = '';
      texts.push({ text, size: Infinity });
    } else if (groups.cm !== undefined) scale *= Math.abs(Number(groups.cm));
    else if (groups.font !== undefined) [font, size] = [groups.font, Number(groups.size)];
    else if (groups.tm !== undefined) line = Math.abs(Number(groups.tm));
    else if (groups.text !== undefined) {
      const { digits, letters } = fonts.get(font) ?? { digits: 4, letters: new Map<number, string>() };
      for (let at = 0; at < groups.text.length; at += digits)
        text += letters.get(parseInt(groups.text.slice(at, at + digits), 16)) ?? '';
      texts[texts.length - 1] = { text, size: size * scale * line };
    }
  }
  return texts;
}
