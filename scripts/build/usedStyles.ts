import postcss, {type AtRule, type Rule} from 'postcss'

/** The names of classes in a selector, without their escapes. */
const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = '']) =>
    name
      .replaceAll(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replaceAll(/\\(.)/g, '$1'),
  )

/** The classes of the elements of a page. */
export const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => unescaped(names).split(/\s+/)))

const unescaped = (text: string) =>
  text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

const variablesIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)

const isInKeyframes = (rule: Rule) =>
  rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')

/**
 * The part of a style sheet that a page of fixed HTML needs: rules whose classes all stand in it, the variables those
 * use, and their fonts and animations.
 */
export function usedStyles(css: string, html: string): string {
  const classes = classesIn(html)
  const sheet = postcss.parse(css)
  sheet.walkComments((comment) => void comment.remove())
  sheet.walkRules((rule) => {
    if (isInKeyframes(rule)) return
    const kept = rule.selectors.filter((selector) => classesOf(selector).every((name) => classes.has(name)))
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept
  })
  removeUnusedVariables(sheet)
  const text = () => sheet.toString()
  sheet.walkAtRules(/keyframes$/, (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(text())) rule.remove()
  })
  removeUnusedFonts(sheet)
  removeEmpty(sheet)
  return text()
}

function removeUnusedVariables(sheet: postcss.Root): void {
  for (let removed = 1; removed > 0;) {
    removed = 0
    const used = new Set<string>()
    sheet.walkDecls(({value}) => variablesIn(value).forEach((name) => used.add(name)))
    sheet.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return
      declaration.remove()
      removed += 1
    })
  }
}

function removeUnusedFonts(sheet: postcss.Root): void {
  const families = new Set<string>()
  sheet.walkDecls((declaration) => {
    const isFace = declaration.parent?.type === 'atrule'
    if (!isFace) families.add(declaration.value)
  })
  const used = [...families].join('\n')
  const isItalic = /font-style:\s*italic/.test(sheet.toString().replaceAll(/@font-face\s*\{[^}]*\}/g, ''))
  sheet.walkAtRules('font-face', (face) => {
    let family = ''
    let style = 'normal'
    face.walkDecls((declaration) => {
      if (declaration.prop === 'font-family') family = declaration.value.replaceAll(/["']/g, '')
      if (declaration.prop === 'font-style') style = declaration.value
    })
    if (!used.includes(family) || (style === 'italic' && !isItalic)) face.remove()
  })
}

function removeEmpty(sheet: postcss.Root): void {
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
}
