const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const

export function deviceName(userAgent: string | undefined): string {
  const has = (sign: string): boolean => userAgent?.includes(sign) === true
  const names = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([sign]) => has(sign))?.[1] ?? [])
  return names.join(', ')
}
