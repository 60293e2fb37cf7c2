import type { VNode } from 'preact'

/** By the number and the name after the first colon, and by what comes after the second. */
type Page = (n: number, what: string, part: string | undefined) => VNode | null

export function pageOf(
  item: string,
  pages: { readonly [kind: string]: Page },
  other: (kind: string, what: string) => VNode | null = () => null,
): VNode | null {
  const [kind = '', what = '', part] = item.split(':')
  const page = Object.hasOwn(pages, kind) ? pages[kind] : undefined
  return page === undefined ? other(kind, what) : page(what === '' ? Number.NaN : Number(what), what, part)
}

export const isBelow = (n: number, count: number): boolean => Number.isInteger(n) && n >= 0 && n < count
