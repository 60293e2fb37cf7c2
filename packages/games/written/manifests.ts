// Written by scripts/list-games.ts from the workspaces of package.json.
import type { GameManifest } from '@bothy/kernel'
import { manifest as manifest0 } from '@bothy/clans-of-caledonia/manifest'
import { manifest as manifest1 } from '@bothy/glen-more/manifest'
import { manifest as manifest2 } from '@bothy/glen-more-2/manifest'
import { manifest as manifest3 } from '@bothy/lords-of-scotland/manifest'
import type { GameId } from './ids.ts'

export const MANIFESTS: { readonly [id in GameId]: GameManifest } = {
  'clans-of-caledonia': manifest0,
  'glen-more': manifest1,
  'glen-more-2': manifest2,
  'lords-of-scotland': manifest3,
}
