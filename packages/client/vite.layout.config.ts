import { mergeConfig } from 'vite'
import product from './vite.config.ts'

/** Positions of every game in the frame of the table, for the layout suite; never shipped. */
export default mergeConfig(product, {
  build: { minify: false, rolldownOptions: { input: `${import.meta.dirname}/src/test/layout.html` } },
})
