/** In the order that breaks ties between equal strengths (LOS-2), Bruce last. */
export const LINEAGES = ['scott', 'makgill', 'macdonnell', 'wemyss', 'fergusson', 'forsyth', 'cockburn', 'cochrane', 'bruce'] as const
export type LineageId = (typeof LINEAGES)[number]

export const POWERS = [
  'copyPower',
  'musterAnother',
  'stayInPlay',
  'discardAnother',
  'swapWithClan',
  'drawCard',
  'swapWithSupporter',
  'claimTwo',
  'joinEveryLineage',
] as const
export type PowerId = (typeof POWERS)[number]
