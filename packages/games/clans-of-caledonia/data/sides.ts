import { edgeName, edgesOf, hexName, MODULE_COLUMNS, MODULES, type Module, SIDE_IDS, type SideId } from './grid.ts'
import type { Origin, Origins } from './sources.ts'

/**
 * The eight sides of the map modules. Each column from north to south: `~` is a loch; land has the letters of its terrain (G
 * grassland, F forest, M mountain), its cost and `*` for mist. `photo` names the hexes and edges that were read from a photograph
 * of the real board, `photoTerrain` those of which the cost was not in it; everything else is reconstructed.
 */
type Side = {
  readonly columns: readonly string[]
  readonly rivers: string
  readonly photo: string
  readonly photoTerrain: string
}

export const SIDES = {
  A1: {
    columns: ['~ ~ G2* F1* GF3*', '~ G3 G3 G2', 'GF2* GM1 ~ M1 GM3', 'G1 G3 G1 G4', 'F1* G4 ~ ~ ~', '~ GF2 M1 ~'],
    rivers: 'c0r2-c1r1 c1r1-c1r2 c3r1-c3r2 c4r1-c5r1',
    photo:
      'c0r1 c1r0 c1r1 c1r2 c1r3 c2r1 c2r2 c2r3 c2r4 c3r0 c3r1 c3r2 c3r3 c4r1 c4r2 c4r3 c4r4 c5r0 c5r1 c5r2 c5r3 c0r2-c1r1 c1r1-c1r2 c3r1-c3r2 c4r1-c5r1',
    photoTerrain: '',
  },
  A2: {
    columns: ['~ F1* GF2* M1* GM2*', '~ GF3 G3 ~', 'G2* G1 G1 G3 GM5', 'GM3 ~ GF4 GFM6', 'G1* M1 G2 G4 ~', 'F1 ~ G4 ~'],
    rivers: 'c1r1-c2r1 c1r2-c2r3 c2r1-c2r2 c2r2-c2r3 c2r2-c3r2 c3r2-c4r2 c3r2-c4r3 c3r3-c4r3 c4r2-c5r2 c4r3-c5r2',
    photo: '',
    photoTerrain: '',
  },
  B1: {
    columns: [
      'G1* G4 G4 ~ ~',
      'G3 GM5 G4 ~',
      'F1* GFM6 M1 GM4 F1',
      'GF3 ~ G3 G2',
      'G1* GF1 ~ GF2 F1',
      '~ G2 GM2 GM3',
      '~ G1* M1* ~ M1*',
    ],
    rivers: 'c7r2-c8r3 c8r2-c8r3 c8r2-c9r2 c10r1-c11r1 c11r1-c11r2 c11r2-c12r2',
    photo: '',
    photoTerrain: '',
  },
  B2: {
    columns: [
      'G3* M1 G4 ~ ~',
      'GFM6 GF2 G4 ~',
      'G1* G4 GM4 ~ GF5',
      '~ G2 GM3 GF2',
      'F1* G2 G1 G3 M1',
      '~ F1 ~ GM3',
      '~ ~ M1* G1* F1*',
    ],
    rivers: 'c8r1-c9r1 c8r2-c9r1 c8r2-c9r2 c9r2-c9r3 c9r2-c10r3 c10r2-c10r3 c11r1-c12r2',
    photo: '',
    photoTerrain: '',
  },
  C1: {
    columns: [
      '~ G4 ~ G3',
      '~ GM3 F1 G1 GF2*',
      'M1 G3 M1 F1',
      'G4 ~ ~ GF4 GM3*',
      'GF2 GM5 G4 M1',
      'F1 GFM6 G1 ~ G2*',
      'G2* G1* ~ ~',
    ],
    rivers: 'c7r5-c8r5 c7r6-c7r7 c7r6-c8r7 c8r5-c8r6 c8r6-c8r7 c10r6-c10r7 c10r7-c11r6',
    photo: '',
    photoTerrain: '',
  },
  C2: {
    columns: [
      '~ G4 ~ F1',
      '~ F1 GM4 GM3 G2*',
      '~ GF5 M1 G3',
      'G1 G4 GFM6 G3 ~',
      'G1 ~ G2 F1',
      'M1 GF3 GF2 ~ G1*',
      '~ M1* GM2* ~',
    ],
    rivers: 'c7r6-c7r7 c7r7-c8r7 c8r7-c8r8 c8r8-c9r7 c9r4-c9r5 c9r5-c10r5 c10r7-c11r6 c11r5-c11r6 c11r5-c12r6',
    photo: '',
    photoTerrain: '',
  },
  D1: {
    columns: [
      'M1* GF2* G2* ~',
      'GM2 F1 GFM5 ~ G1*',
      'G1 GM4 G1 M1',
      'GFM6 GF5 ~ GF3 G2*',
      'M1 G4 GF4 GM3',
      '~ G4 F1 G3 GM2*',
    ],
    rivers:
      'c0r5-c0r6 c0r5-c1r5 c1r4-c1r5 c1r5-c2r5 c1r6-c2r7 c2r5-c2r6 c2r6-c2r7 c2r6-c3r5 c3r5-c4r6 c4r5-c4r6 c4r5-c5r5 c4r6-c4r7 c4r7-c5r6 c5r6-c5r7',
    photo:
      'c1r4 c1r5 c1r7 c2r5 c2r6 c2r7 c3r4 c3r5 c3r6 c4r5 c4r6 c4r7 c5r4 c5r5 c5r6 c0r5-c1r5 c1r4-c1r5 c1r5-c2r5 c1r6-c2r7 c2r5-c2r6 c2r6-c2r7 c2r6-c3r5 c3r5-c4r6 c4r5-c4r6 c4r5-c5r5 c4r6-c4r7 c4r7-c5r6 c5r6-c5r7',
    photoTerrain: 'c1r6 c3r7 c5r7',
  },
  D2: {
    columns: ['G1* G2* GF3* ~', 'G1 M1 GFM6 ~ G1*', 'GF2 ~ G2 GM2', 'F1 GF5 G3 GM4 M1*', '~ G4 GM3 ~', '~ ~ G4 G3 F1*'],
    rivers: 'c1r6-c2r7 c2r5-c3r5 c2r7-c3r6 c3r4-c3r5 c3r6-c3r7 c3r7-c4r7 c4r6-c5r6 c4r7-c5r6 c4r7-c5r7',
    photo: '',
    photoTerrain: '',
  },
} as const satisfies Record<SideId, Side>

const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '')
export const moduleOfSide = (side: SideId): Module => MODULES[SIDE_IDS.indexOf(side) >> 1]

export type BoxSide = {
  readonly hexes: { readonly [hex: string]: string }
  readonly rivers: { readonly [edge: string]: boolean }
}

export function boxSide(id: SideId): BoxSide {
  const side: Side = SIDES[id]
  const rivers = words(side.rivers)
  const columns = side.columns.map(words)
  const named = MODULE_COLUMNS[moduleOfSide(id)].flatMap((column, c) =>
    column.map((hex, r): [string, string] => [hexName(hex), columns[c][r]]),
  )
  const edges = edgesOf(moduleOfSide(id)).map((edge): [string, boolean] => [
    edgeName(edge),
    rivers.includes(edgeName(edge)),
  ])
  return { hexes: Object.fromEntries(named), rivers: Object.fromEntries(edges) }
}

function photographed(id: SideId): readonly [string, Origin][] {
  const side: Side = SIDES[id]
  const photo = words(side.photo)
  const seen = [...photo, ...words(side.photoTerrain)]
  const named = (kind: keyof BoxSide, names: readonly string[], provenance: Origin['provenance']): [string, Origin][] =>
    names.map((name) => [`sides.${id}.${kind}.${name}`, { provenance, from: ['cocautoma'] }])
  const dry = edgesOf(moduleOfSide(id))
    .map(edgeName)
    .filter((name) => !words(side.rivers).includes(name) && name.split('-').every((hex) => seen.includes(hex)))
  const rivers = photo.filter((name) => name.includes('-'))
  return [
    ...named('rivers', [...rivers, ...dry], 'photo'),
    ...named(
      'hexes',
      photo.filter((name) => !name.includes('-')),
      'photo',
    ),
    ...named('hexes', words(side.photoTerrain), 'photoTerrain'),
  ]
}

export const SIDE_ORIGINS: Origins = {
  sides: { provenance: 'reconstructed', from: ['solo-helper'] },
  ...Object.fromEntries(SIDE_IDS.flatMap(photographed)),
  ports: { provenance: 'public', from: ['solo-helper'] },
  'ports.small': { provenance: 'reconstructed', from: ['cocautoma'] },
  'ports.small.A': { provenance: 'photo', from: ['cocautoma'] },
}
