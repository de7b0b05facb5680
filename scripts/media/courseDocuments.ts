import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {chromium} from 'playwright'
import * as v from 'valibot'
import {chromiumLaunch} from '../lib/chromium.ts'
import {root} from '../lib/run.ts'
import {handoutHtml} from './handout.ts'
import {printPdf} from './pdf.ts'

const documents = v.object({documents: v.array(v.object({title: v.string(), url: v.string(), body: v.string()}))})

/** The demo names it and it is not there, to show what a student sees then. */
const missingOnPurpose = '/pdfs/erratas/extensivo_2.pdf'

const read = (...path: readonly string[]) => readFileSync(join(root, 'content', ...path), 'utf8')

const withTitle = (title: string, body: string): string => `# ${title}\n\n${body}`

const demo = v
  .parse(documents, JSON.parse(read('demo', 'documentos.json')))
  .documents.filter(({url}) => url !== missingOnPurpose)
  .map(({title, url, body}) => ({url, title, markdown: withTitle(title, body)}))

const placeholder = read('media', 'documentos', 'placeholder.md')
const all = [
  ...demo,
  {url: '/pdfs/placeholder.pdf', title: /^# (.+)$/m.exec(placeholder)?.[1] ?? '', markdown: placeholder},
]

/**
 * A step of `npm run media`: the planner and errata of the demo's course, and what is shown in the place of a file that is
 * broken, as PDFs in `public/pdfs`. Those of the content pack are made by `npm run content:media`. Needs Chromium; the
 * results are kept in the repository.
 */
const browser = await chromium.launch(chromiumLaunch())
for (const {url, title, markdown} of all) {
  const to = join(root, 'public', url)
  mkdirSync(dirname(to), {recursive: true})
  const page = await browser.newPage()
  writeFileSync(to, await printPdf(page, handoutHtml({title, markdown})))
  await page.close()
}
await browser.close()
console.log(`${all.length} documents in ${join(root, 'public', 'pdfs')}`)
