import {defineConfig} from '@pandacss/dev'
import {recipes, slotRecipes} from './src/ui/recipes/recipes.ts'
import {globalCss, keyframes} from './src/ui/theme/globalCss.ts'
import {semanticTokens, textStyles, tokens} from './src/ui/theme/tokens.ts'

export default defineConfig({
  eject: true,
  presets: ['@pandacss/preset-base'],
  preflight: true,
  minify: true,
  strictTokens: true,
  outdir: 'styled-system',
  include: ['./src/**/*.{ts,tsx}', './stories/**/*.{ts,tsx}'],
  exclude: ['./src/ui/theme/**', './src/ui/recipes/**'],
  globalCss,
  conditions: {
    extend: {
      studyFolded: ':root[data-study^=folded] &',
      low: '@media (max-height: 30rem)',
    },
  },
  theme: {
    breakpoints: {sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem'},
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
    recipes,
    slotRecipes,
  },
})
