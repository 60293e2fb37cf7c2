import { afterAll, beforeAll } from 'vitest'
import { Gallery } from './layout-gallery.ts'
import { layoutSuiteFinds } from './layout-planted.ts'
import { layoutSuite } from './layout-suite.ts'

const gallery = new Gallery()
beforeAll(() => gallery.open())
afterAll(() => gallery.close())

layoutSuiteFinds(gallery, 'lords-of-scotland')

layoutSuite(gallery, 'lords-of-scotland')
layoutSuite(gallery, 'glen-more')
layoutSuite(gallery, 'clans-of-caledonia')
layoutSuite(gallery, 'glen-more-2')
