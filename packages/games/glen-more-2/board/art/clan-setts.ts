import type { FieldName } from '@bothy/glen-more-2/data'

/** Invented: each recalls the colours of its clan and is no real sett. */
export const CLAN_SETTS = {
  brodie: 'R/26 K8 R4 K4 Y/2',
  cameron: 'R/20 G10 R4 G10 Y/3',
  chisholm: 'R/20 W2 R4 G14 B/6',
  douglas: 'N/14 A4 LN6 K8 W/2',
  grant: 'R/24 DG4 R4 B6 A2 DG/10',
  gunn: 'DG/16 DB10 K2 G14 R/3',
  macdonald: 'B/12 K6 G14 R3 G2 R/3',
  macdonell: 'DB/12 G12 W3 G4 R/5',
  macgregor: 'R/28 DG12 R4 DG4 W/2',
  mackintosh: 'R/22 DB6 R4 DG10 A/2',
  maclachlan: 'Y/3 R12 K2 R4 DB14 G/8',
  maclean: 'R/14 A4 K4 DG16 W3 K/4',
  macleod: 'Y/22 K8 Y4 K8 R/3',
  macmillan: 'Y/14 O6 R8 O4 Y/4',
  macpherson: 'W/18 K4 W4 R8 K/4',
  mckay: 'DG/18 K4 A2 DB10 K/6',
  mckinnon: 'R/14 DG10 P4 R4 W3 DG/8',
  munro: 'R/26 Y2 DB4 R6 DG/12',
  oliphant: 'A/6 DB16 K4 G14 W/3',
  ross: 'G/12 R4 G4 R18 B/6',
  sinclair: 'G/10 R20 K4 A4 W/3',
  sutherland: 'DB/12 W3 K6 G14 R3 G/6',
} as const satisfies { readonly [field in FieldName]: string }
