import { inflateSync } from 'node:zlib'

const STREAM = /stream\r?\n([\s\S]*?)endstream/g
const PAGE = /\/Type\s*\/Page\b/g

function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    // Pictures and fonts are packed in other ways, and hold no pages.
    return ''
  }
}

/** Some browsers write pages as they are, others into packed streams. */
export function pagesOfPaper(pdf: Buffer): number {
  const text = pdf.toString('latin1')
  const packed = [...text.matchAll(STREAM)].map(([, stream = '']) => inflated(stream))
  return [text, ...packed].reduce((sum, part) => sum + (part.match(PAGE)?.length ?? 0), 0)
}
