import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {type Plugin, runnerImport} from 'vite'
import {escapeHtml} from '../lib/escapeHtml.ts'
import type {Door} from '../../src/app/doors/pages.tsx'
import {brand} from '../../src/text/shared/brand.ts'
import {splashMarkup} from '../../src/ui/status/splashMarkup.ts'
import {shellText} from '../../src/text/shell/shell.ts'
import {bootOf} from './boot.ts'
import {pageOf, styleSheetOf, textOf} from './bundle.ts'
import {doorFolder} from './doorFolder.ts'
import {inSource} from './entries.ts'
import {quiet, scriptOf} from './scriptOf.ts'
import {usedStyles} from './usedStyles.ts'
import {iconLink} from './icon.ts'

const headOf = ({path, title, description, imageText}: Door, styles: string, scripts: string) => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f4ef">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#151413">
<link rel="canonical" href="%ORIGIN%${path}">
<meta property="og:type" content="website">
<meta property="og:locale" content="pt_BR">
<meta property="og:site_name" content="${escapeHtml(brand.name)}">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(description)}">
<meta property="og:url" content="%ORIGIN%${path}">
<meta property="og:image" content="%ORIGIN%/media/landing/aristo.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${escapeHtml(imageText)}">
<meta name="twitter:card" content="summary_large_image">
${iconLink}
<link rel="manifest" href="/manifest.webmanifest">
<style>${styles}</style>${scripts}
</head>
`

/** A script that stands inside of a page, without the comment at its beginning. */
const scriptText = (name: string) =>
  readFileSync(inSource(`scripts/build/${name}`), 'utf8').replace(/^\/\*.*\*\/\n/, '')

/** The scripts, links and styles of the built page of the product, as its door puts them in when they are wanted. */
function filesOf(page: string, styles: string): (readonly [string, Record<string, string>])[] {
  const modules = [...page.matchAll(/<link rel="modulepreload"[^>]* href="([^"]*)"/g)].map(([, href = '']) => href)
  const link = (rel: string, href: string) => ['link', {rel, crossOrigin: '', href}] as const
  const links = [...modules.map((href) => link('modulepreload', href)), link('stylesheet', `/${styles}`)]
  const scripts = [...page.matchAll(/<script[^>]*type="module"[^>]*src="([^"]*)"[^>]*>/g)].map(
    ([, src = '']) => ['script', {type: 'module', crossOrigin: '', src}] as const,
  )
  return [...links, ...scripts]
}

/**
 * Draws the doors of the product when it is built (ADR 32): whole pages with the styles that they need inside, so that the
 * first answer of the server is all that stands between a visitor and the page.
 */
export function doors(): Plugin {
  let documents = 'undefined'
  return {
    name: 'aristo-doors',
    apply: 'build',
    configResolved({define}) {
      documents = String(define?.['import.meta.env.VITE_DOCUMENTS'] ?? 'undefined')
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const lists = Object.values(bundle).find(({fileName}) => fileName.startsWith('assets/lists-'))
        if (!lists) throw new Error('The build has no lists of late files.')
        const html = textOf(pageOf(bundle))
        const styles = styleSheetOf(bundle)
        const {module} = await runnerImport<{doors: () => readonly Door[]}>(inSource('src/app/doors/pages.tsx'), {
          ...quiet,
          resolve: {tsconfigPaths: true},
        })
        const code = await scriptOf('src/app/doors/landing.ts', documents)
        const hash = createHash('sha256').update(code).digest('base64url').slice(0, 7).replaceAll('-', '_')
        const landing = `assets/landing-${hash}.js`
        this.emitFile({type: 'asset', fileName: landing, source: code})
        const small = scriptText('productDoor.js')
          .replace('= FILES', () => `= ${JSON.stringify(filesOf(html, styles.fileName))}`)
          .replace('LISTS', () => JSON.stringify(`/${lists.fileName}`))
          .replace('WAITING', JSON.stringify(shellText.loading))
        for (const door of module.doors()) {
          const isProduct = door.kind === 'product'
          const body = isProduct
            ? `<div id="door">${door.body}</div>\n<div id="root" hidden>${splashMarkup(shellText.loading)}</div>\n<script>${small}</script>`
            : door.kind === 'landing'
              ? `${door.body}\n<script type="module">${scriptText('landingDoor.js').replace('FILE', `'/${landing}'`)}</script>`
              : door.body
          const head = headOf(door, usedStyles(textOf(styles), body), isProduct ? bootOf(html) : '')
          this.emitFile({
            type: 'asset',
            fileName: `${doorFolder}${door.path}.html`,
            source: `${head}<body>\n${body}\n</body>\n</html>\n`,
          })
        }
      },
    },
  }
}
