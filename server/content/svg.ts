const elements = new Set([
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'marker',
  'pattern',
  'mask',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'stop',
])
const startTag = /<([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * Says why an SVG may not be served, or null when it may. Only drawing elements are let in: no script, foreign content,
 * style sheet, event handler, document type or reference that leaves the file.
 */
export function svgProblem(source: string): string | null {
  const text = source.trim().replace(/^<\?xml\b[^>]*\?>\s*/, '')
  if (!/^(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(text)) return 'it does not start with <svg>'
  const token = new RegExp(`<!--[\\s\\S]*?-->|</[A-Za-z][\\w:.-]*\\s*>|${startTag.source}|[^<]+`, 'y')
  while (token.lastIndex < text.length) {
    const at = token.lastIndex
    const match = token.exec(text)
    if (match === null) return `it is not plain SVG near "${text.slice(at, at + 30)}"`
    const [, name, attributes] = match
    if (name === undefined) continue
    if (!elements.has(name)) return `the element <${name}> is not allowed`
    const problem = attributesProblem(attributes ?? '')
    if (problem !== null) return problem
  }
  return null
}

function attributesProblem(source: string): string | null {
  for (const [, name = '', double, single] of source.matchAll(attribute)) {
    const value = double ?? single ?? ''
    const local = name.toLowerCase().split(':').at(-1) ?? ''
    if (local.startsWith('on')) return `the event handler ${name} is not allowed`
    if (name === 'xmlns' || name.startsWith('xmlns:')) continue
    if (local === 'href' && !value.startsWith('#')) {
      return `the reference ${name}="${value.slice(0, 60)}" leaves the file`
    }
    if (local === 'base') return `the attribute ${name} is not allowed`
    // A character reference or a CSS escape could hide an address from the next check.
    if (/&#|\\/.test(value)) return `the attribute ${name} holds an escaped character`
    if (/url\s*\((?!\s*['"]?#)|javascript:|data:|@import|image-set|expression\s*\(/i.test(value)) {
      return `the attribute ${name} refers to something outside the file`
    }
  }
  return null
}
