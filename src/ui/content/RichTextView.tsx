import {type ReactNode, Suspense, use} from 'react'
import {cx} from 'styled-system/css'
import {richText} from 'styled-system/recipes/rich-text'
import type {RichNode, RichTag, RichText} from '../../../domain/shared/richText.ts'
import {lazyNamed} from '../loading/lazyLoading.tsx'
import {ImageZoomContext} from './imageZoom.ts'

const Formula = lazyNamed(() => import('./Formula.tsx'), 'Formula')

type Element = Exclude<RichNode, string>
type Attributes = NonNullable<Element['attributes']>

export interface RichTextViewProps {
  readonly value: RichText
  readonly size?: 'reading' | 'compact'
  /** `prose` keeps lines at 68 characters at most. */
  readonly measure?: 'prose' | 'full'
  /** Name of a table's scrolling box for assistive technology, such as "Tabela". */
  readonly tableLabel?: string
  readonly className?: string
}

const whole = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : undefined

const size = ({width, height}: Attributes) => {
  const [wide, high] = [whole(width), whole(height)]
  return {...(wide !== undefined && {width: wide}), ...(high !== undefined && {height: high})}
}

const align = ({align: side}: Attributes) => (side === 'center' || side === 'right' ? {'data-align': side} : {})

/** Pages open in the same origin's rules; any other scheme than these is drawn as plain text. */
const isSafe = (href: string): boolean => /^(https?:|mailto:|[/#])/i.test(href)

const Link = ({attributes, children}: {readonly attributes: Attributes; readonly children: ReactNode}) => {
  const {href = ''} = attributes
  if (!isSafe(href)) return children
  return /^https?:/i.test(href) ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <a href={href}>{children}</a>
  )
}

const Figure = ({attributes}: {readonly attributes: Attributes}) => {
  const {src = '', alt = ''} = attributes
  const zoom = use(ImageZoomContext)
  const picture = <img src={src} alt={alt} loading="lazy" decoding="async" {...size(attributes)} />
  return (
    <span className="richText-figure">
      {zoom ? (
        <button type="button" aria-label={zoom.label(alt)} aria-haspopup="dialog" onClick={() => zoom.open({src, alt})}>
          {picture}
        </button>
      ) : (
        picture
      )}
    </span>
  )
}

const Cell = ({
  tag: Tag,
  attributes,
  children,
}: {
  readonly tag: 'td' | 'th'
  readonly attributes: Attributes
  readonly children: ReactNode
}) => (
  <Tag {...align(attributes)} {...(Tag === 'th' && {scope: 'col'})}>
    {children}
  </Tag>
)

const draw = (
  tag: Exclude<RichTag, 'math'>,
  attributes: Attributes,
  children: ReactNode,
  tableLabel: string | undefined,
): ReactNode => {
  switch (tag) {
    case 'a':
      return <Link attributes={attributes}>{children}</Link>
    case 'br':
      return <br />
    case 'h3':
    case 'h4': {
      const Tag = tag
      return <Tag aria-level={whole(attributes['aria-level'])}>{children}</Tag>
    }
    case 'hr':
      return <hr />
    case 'i':
      return <i lang={attributes['lang']}>{children}</i>
    case 'img':
      return <Figure attributes={attributes} />
    case 'ol':
      return <ol start={whole(attributes['start'])}>{children}</ol>
    case 'table':
      return (
        // A box that scrolls has to be reachable by keyboard.
        <div className="richText-table" tabIndex={0} role="region" aria-label={tableLabel}>
          <table>{children}</table>
        </div>
      )
    case 'td':
    case 'th':
      return (
        <Cell tag={tag} attributes={attributes}>
          {children}
        </Cell>
      )
    case 'blockquote':
    case 'code':
    case 'del':
    case 'em':
    case 'li':
    case 'p':
    case 'pre':
    case 'strong':
    case 'sub':
    case 'sup':
    case 'tbody':
    case 'thead':
    case 'tr':
    case 'ul': {
      const Tag = tag
      return <Tag>{children}</Tag>
    }
  }
}

const withoutBlank = new Set<string>(['table', 'tbody', 'thead', 'tr', 'ul', 'ol'])

const Nodes = ({nodes, tableLabel}: {readonly nodes: RichText; readonly tableLabel: string | undefined}): ReactNode =>
  nodes.map((node, index) =>
    typeof node === 'string' ? node : <Drawn key={index} node={node} tableLabel={tableLabel} />,
  )

/** What the first row of a table says, in one line: tells it from the others of a text. */
const firstRow = (node: RichNode): string => {
  if (typeof node === 'string') return node.trim()
  const children =
    node.tag === 'table' || node.tag === 'thead' || node.tag === 'tbody' ? node.children?.slice(0, 1) : node.children
  return (children ?? [])
    .map(firstRow)
    .filter(Boolean)
    .join(node.tag === 'tr' ? ', ' : ' ')
}

const Drawn = ({node, tableLabel}: {readonly node: Element; readonly tableLabel: string | undefined}) => {
  const {tag, attributes = {}, children = [], formula = []} = node
  if (tag === 'math')
    return (
      <Suspense fallback={<Nodes nodes={children} tableLabel={tableLabel} />}>
        <Formula nodes={formula} isBlock={attributes['display'] === 'block'} />
      </Suspense>
    )
  const kept = withoutBlank.has(tag)
    ? children.filter((child) => typeof child !== 'string' || child.trim() !== '')
    : children
  const name = tag === 'table' ? [tableLabel, firstRow({tag, children: kept})].filter(Boolean).join(': ') : undefined
  return draw(tag, attributes, <Nodes nodes={kept} tableLabel={tableLabel} />, name)
}

/** Draws the sanitised tree of `domain/shared/richText` as elements: a closed set of tags and never a string of HTML. */
export const RichTextView = ({
  value,
  size: textSize = 'reading',
  measure = 'prose',
  tableLabel,
  className,
}: RichTextViewProps) => (
  <div className={cx(richText({size: textSize, measure}), className)}>
    <Nodes nodes={value} tableLabel={tableLabel} />
  </div>
)
