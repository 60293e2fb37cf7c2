import { type Plugin, mergeConfig } from 'vite'
import product from './vite.config.ts'

const HERE = import.meta.dirname.replaceAll('\\', '/')

const LISTS = new Map([
  [`${HERE.replace(/client$/, 'games')}/index.ts`, `${HERE}/src/test/toy-games.ts`],
  [`${HERE}/src/games/index.ts`, `${HERE}/src/test/toy-boards.ts`],
])

function withToy(): Plugin {
  const own = new Set(LISTS.values())
  return {
    name: 'with-toy',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || own.has(importer) || !/^@bothy\/games$|\/index\.ts$/.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found === null ? null : (LISTS.get(found.id) ?? found)
    },
  }
}

/** For browser tests with the kernel's toy game; never shipped, since the product has another config. */
export default mergeConfig(product, { plugins: [withToy()], build: { minify: false } })
