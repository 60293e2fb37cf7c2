export const FIELD_COLOURS = ['blue', 'orange', 'purple'] as const
export type FieldColour = (typeof FIELD_COLOURS)[number]

/** GM2-113, by Start distance. A clan field is its place in the list. */
export const FIELDS = [
  'macleod',
  'macdonald',
  'gunn',
  'chisholm',
  'mckinnon',
  'douglas',
  'mckay',
  'sinclair',
  'ross',
  'munro',
  'macdonell',
  'cameron',
  'macmillan',
  'maclean',
  'sutherland',
  'brodie',
  'mackintosh',
  'grant',
  'macpherson',
  'macgregor',
  'oliphant',
  'maclachlan',
] as const
export type FieldName = (typeof FIELDS)[number]
export type FieldId = number
export const FIELD_COUNT = FIELDS.length
export function fieldNamed(name: string): FieldId | undefined {
  const field = FIELDS.findIndex((known) => known === name)
  return field < 0 ? undefined : field
}
