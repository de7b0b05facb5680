import type {Plugin} from 'vite'
import {pageOf, textOf} from './bundle.ts'

/** The files that stand before a first screen. */
const isFirst = /^assets\/(?:base|student)-/

/** What a first screen imports itself: its lists stay with it, so that nothing has to be asked for before. */
const isOfFirstScreen = /^assets\/(?:PublicShell|identity|student-)/

/** What a first answer needs stays there as well, when it needs nothing else. */
const isOfFirstAnswer = /^assets\/(?:base|graphql|sending|shared|student)-/

const table =
  /(?:const |,)__vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);?/
const call = /__vite__mapDeps\(\[([\d,]*)\]\)/g

/** All files that are named, and the lists of their places among them. */
export class Lists {
  readonly files: string[] = []
  readonly lists: number[][] = []

  /** The number of a list. */
  add(names: readonly string[]): number {
    const places = names.map((name) => {
      if (!this.files.includes(name)) this.files.push(name)
      return this.files.indexOf(name)
    })
    return this.lists.push(places) - 1
  }
}

/**
 * The code of a file without Vite's table of what each part needs: its calls give the number of a list instead.
 *
 * @throws when a call is left that names the table
 */
export function withoutTable(code: string, lists: Lists): string {
  const found = table.exec(code)
  if (!found) return code
  const names: string[] = JSON.parse(found[1] ?? '[]')
  const text = code.replace(found[0], '').replace(call, (_, places: string) => {
    const list = places.split(',').flatMap((place) => names[Number(place)] ?? [])
    const isNeededFirst =
      list.some((name) => isOfFirstScreen.test(name)) || list.every((name) => isOfFirstAnswer.test(name))
    return isNeededFirst ? JSON.stringify(list) : String(lists.add(list))
  })
  if (text.includes('__vite__mapDeps')) throw new Error('A list of what a part needs was not understood.')
  return text
}

/**
 * Takes what the parts need that come after the first screen out of the first files and into the page, which is there
 * before them; a page that turns into the product has it as a file.
 */
export const lateLists = (): Plugin => ({
  name: 'aristo-late-lists',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = pageOf(bundle)
      const lists = new Lists()
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && isFirst.test(file.fileName)) file.code = withoutTable(file.code, lists)
      const source = JSON.stringify({files: lists.files, lists: lists.lists})
      this.emitFile({type: 'asset', name: 'lists.json', source})
      page.source = textOf(page).replace('%LISTS%', () => source)
    },
  },
})
