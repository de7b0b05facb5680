import {statSync, writeFileSync} from 'node:fs'
import {type Browser, chromium} from 'playwright'
import {landingText} from '../../src/text/landing/landing.ts'
import {brand} from '../../src/text/shared/brand.ts'
import {inSource} from '../build/entries.ts'
import {chromiumLaunch} from '../lib/chromium.ts'
import {fontFaces, openStage} from './stage.ts'

/**
 * `npm run media:landing [ADDRESS]`: the picture that messengers show of a link to the product, and, with the address of a
 * running demo, the screenshot of a question that the landing shows. Both are our own.
 */
const folder = inSource('public/media/landing')

const card = `<!doctype html><meta charset="utf-8"><style>${fontFaces}
body{margin:0;width:1200px;height:630px;background:#0d4f5a;color:#fff;font-family:Sans;display:flex;flex-direction:column;justify-content:space-between;padding:72px;box-sizing:border-box}
.brand{display:flex;align-items:center;gap:20px;font:600 40px Sans}
h1{font:600 84px/1.06 Reading;letter-spacing:-.015em;margin:0;max-width:1000px}
p{font:500 32px Sans;margin:0;color:#cfe6e6}
svg{width:72px;height:72px;fill:none;stroke-linecap:round;stroke-linejoin:round}</style>
<div class="brand"><svg viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#fff"/><path d="M7.5 24.5 16 7l8.5 17.5" stroke="#0d4f5a" stroke-width="2.6"/><path d="M12.2 19.3h1.7l1.3-2.7 1.8 4.4 1.1-1.7h1.7" stroke="#c26a3d" stroke-width="1.6"/></svg>${brand.name}</div>
<h1>${landingText.heading}</h1><p>Diagnóstico de 60 questões · Residência médica e Revalida</p>`

async function drawCard(browser: Browser): Promise<void> {
  const page = await browser.newPage({viewport: {width: 1200, height: 630}})
  await openStage(page, card)
  await page.screenshot({path: `${folder}/aristo.png`})
}

/** The question of the demo student's day, at 360 × 640 and twice as fine; the browser itself writes WebP. */
async function takeShot(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({viewport: {width: 360, height: 640}, deviceScaleFactor: 2, colorScheme: 'light'})
  await page.goto(address)
  await page.getByLabel('E-mail').fill('demo@aristo.local')
  await page.getByLabel('Senha', {exact: true}).fill('aristo-demo-2026')
  await page.getByRole('button', {name: 'Entrar', exact: true}).click()
  await page.waitForURL(/\/agenda/)
  await page.getByRole('radio').first().waitFor()
  await page.waitForLoadState('networkidle')
  const shot = await page.screenshot()
  const webp = await page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), {width: 720, height: 1280})
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.7)
  }, shot.toString('base64'))
  writeFileSync(`${folder}/questao.webp`, Buffer.from(webp.split(',')[1] ?? '', 'base64'))
}

const browser = await chromium.launch(chromiumLaunch())
const [address] = process.argv.slice(2)
await drawCard(browser)
if (address !== undefined) await takeShot(browser, address)
await browser.close()
for (const name of ['aristo.png', 'questao.webp']) console.log(`${name}: ${statSync(`${folder}/${name}`).size} bytes`)
