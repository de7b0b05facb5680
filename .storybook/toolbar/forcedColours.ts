/** What an element is drawn with when a reader's system forces its colours; the names of CSS Color 4. */
const marked = 'data-forced-opaque'

const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule
const isStyle = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule && 'style' in rule
const isForcedMedia = (rule: CSSRule): boolean =>
  'conditionText' in rule && /forced-colors:\s*active/.test(String(rule.conditionText))

/** A declaration that the product makes for forced colours and for nothing else. */
export type ForcedRule = {readonly selector: string; readonly style: CSSStyleDeclaration}

/** The rules below `@media (forced-colors: active)`, wherever they stand: in layers, in supports, one in another. */
export function forcedRules(rules: Iterable<CSSRule>, isInside = false, parent = ''): ForcedRule[] {
  return [...rules].flatMap((rule) => {
    const isForced = isInside || isForcedMedia(rule)
    const selector = isStyle(rule) ? rule.selectorText.replaceAll(/(?<!\\)&/g, `:is(${parent})`) : parent
    const here = isStyle(rule) ? rule.style : 'style' in rule && !('selectorText' in rule) ? rule.style : null
    const own = isForced && here !== null && selector !== '' ? [{selector, style: here as CSSStyleDeclaration}] : []
    return isGroup(rule) ? [...own, ...forcedRules(rule.cssRules, isForced, selector)] : own
  })
}

const declarations = (style: CSSStyleDeclaration): string =>
  [...style].map((name) => `${name}: ${style.getPropertyValue(name)} !important`).join('; ')

/**
 * A style sheet that draws the page as forced colours would: system colours for everything but what the product keeps
 * (`forced-color-adjust: none`), and then the product's own rules for forced colours. Light or dark as the page is.
 */
export function forcedSheet(rules: readonly ForcedRule[]): string {
  const kept = rules.filter(({style}) => style.getPropertyValue('forced-color-adjust') === 'none')
  const keeps = kept.map(({selector}) => selector.replaceAll(/::?(?:before|after)/g, '')).join(', ')
  // Of no weight of its own, so that the product's rules below have the last word.
  const where = (selector: string) => `:where(:is(${selector})${keeps === '' ? '' : `:not(${keeps})`})`
  const every = where('body, body *')
  return [
    // In the first layer of all, whose important declarations win over those of the product.
    '@layer forcedColours {',
    `${every}, ${every}::before, ${every}::after { color: CanvasText !important; border-color: CanvasText !important;
      outline-color: CanvasText !important; background-color: transparent !important;
      box-shadow: none !important; text-shadow: none !important; text-decoration-color: currentcolor !important }`,
    `${where(`html, body, [${marked}]`)} { background-color: Canvas !important }`,
    `${where('a[href], a[href] *')} { color: LinkText !important }`,
    `${where('button, button *, select, [role="button"]')} { color: ButtonText !important; border-color: ButtonBorder !important }`,
    `${where('input, textarea')} { color: FieldText !important; background-color: Field !important }`,
    `${where(':disabled, :disabled *')} { color: GrayText !important }`,
    ...rules.map(({selector, style}) => `${selector} { ${declarations(style)} }`),
    '}',
  ].join('\n')
}

const isOpaque = (colour: string): boolean => !/^transparent$|\/ 0\)$|, 0\)$/.test(colour)

/** Marks what covers what is behind it: forced colours keep a surface a surface, and nothing stays nothing. */
function markSurfaces(sheet: HTMLStyleElement): void {
  sheet.disabled = true
  for (const element of document.body.querySelectorAll('*'))
    element.toggleAttribute(marked, isOpaque(getComputedStyle(element).backgroundColor))
  sheet.disabled = false
}

/** Draws the page in forced colours until the returned function is called; what changes meanwhile is drawn so too. */
export function forceColours(): () => void {
  const sheet = document.createElement('style')
  sheet.textContent = forcedSheet(
    [...document.styleSheets].flatMap((one) => (one.ownerNode === sheet ? [] : forcedRules(one.cssRules))),
  )
  document.head.prepend(sheet)
  const watched = {subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'style', 'data-theme']}
  const observer = new MutationObserver(() => mark())
  const mark = () => {
    observer.disconnect()
    markSurfaces(sheet)
    observer.observe(document.documentElement, watched)
  }
  mark()
  return () => {
    observer.disconnect()
    sheet.remove()
    for (const element of document.querySelectorAll(`[${marked}]`)) element.removeAttribute(marked)
  }
}
