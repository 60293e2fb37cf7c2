import { mergeConfig } from 'vite'
import product from './vite.config.ts'

/** The page of the layout suite: positions of every game in the frame of the table. Never shipped. */
export default mergeConfig(product, {
  build: { minify: false, rolldownOptions: { input: `${import.meta.dirname}/src/test/layout.html` } },
})
