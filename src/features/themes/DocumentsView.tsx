import {type ReactNode, useEffect, useRef} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {documentsOf, placeholderOf, type ThemeDocument} from '../../../domain/themes/documents.ts'
import type {documentsMachine} from '../../../machines/themes/documents.machine.ts'
import {listedDocuments, listStatus, openDocument} from '../../../machines/themes/documents.selectors.ts'
import {documentsText, purposeNames} from '../../text/themes/documents.ts'
import {Button} from '../../ui/action/Button.tsx'
import {ArrowLeftIcon, BookIcon} from '../../ui/icon/icons.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import {Badge} from '../../ui/status/Badge.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof documentsMachine>
  readonly send: (event: EventFrom<typeof documentsMachine>) => void
  /** The chosen phase; null for all. */
  readonly phase: number | null
  /** The list stands unfolded from the start. */
  readonly isUnfolded?: boolean
  /** A document was closed: the focus is back where it was opened. */
  readonly takesFocus?: boolean
  /** A document in the reader. */
  readonly readerOf: (document: Pick<ThemeDocument, 'id' | 'url' | 'title'>) => ReactNode
}

function List({state, send, phase}: Pick<Props, 'state' | 'send' | 'phase'>) {
  const status = listStatus(state)
  const documents = documentsOf(listedDocuments(state), phase)
  if (status === 'loading' && documents.length === 0)
    return <Skeleton shape="row" lines={2} label={documentsText.loading} />
  if (status === 'failed')
    return (
      <Alert
        tone="error"
        role="alert"
        title={documentsText.failed}
        actions={
          <Button variant="outline" size="sm" onClick={() => send({type: 'documents.retry'})}>
            {documentsText.tryAgain}
          </Button>
        }
      />
    )
  if (documents.length === 0) return <p className={hintStyle}>{documentsText.none}</p>
  return (
    <ul aria-label={documentsText.title} className={listStyle}>
      {documents.map(({id, title, subtitle, purpose}) => (
        <li key={id}>
          <button type="button" className={rowStyle} onClick={() => send({type: 'document.open', id})}>
            <BookIcon />
            <span className={css({display: 'flex', flexDirection: 'column', minWidth: '0', flex: '1'})}>
              <span className={css({textStyle: 'body', fontWeight: 'semibold', color: 'text.strong'})}>{title}</span>
              {subtitle === null ? null : <span className={hintStyle}>{subtitle}</span>}
            </span>
            <Badge tone={purpose === 'errata' ? 'warning' : 'neutral'}>{purposeNames[purpose]}</Badge>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Open({document, state, send, readerOf}: Omit<Props, 'phase'> & {readonly document: ThemeDocument}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const {id, url, title} = document
  return (
    <section aria-label={title} className={css({display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0'})}>
      <header className={css({display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2'})}>
        <Button variant="ghost" size="sm" icon={<ArrowLeftIcon />} onClick={() => send({type: 'document.close'})}>
          {documentsText.back}
        </Button>
        <h1 ref={heading} tabIndex={-1} className={css({textStyle: 'title', color: 'text.strong', outline: 'none'})}>
          {title}
        </h1>
      </header>
      {state.matches('loading') ? (
        <div className={css({minHeight: '[70dvh]'})}>
          <Skeleton shape="text" lines={12} label={documentsText.checking} />
        </div>
      ) : null}
      {state.matches('shown') ? readerOf({id, url, title}) : null}
      {state.matches('placeholder') ? (
        <>
          <Alert tone="warning" role="alert" title={documentsText.placeholderTitle}>
            {documentsText.placeholder}
          </Alert>
          {readerOf({id: `${id} placeholder`, url: placeholderOf(url), title})}
        </>
      ) : null}
    </section>
  )
}

function Summary({takesFocus}: {readonly takesFocus: boolean}) {
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) summary.current?.focus()
  }, [takesFocus])
  return (
    <summary ref={summary} className={summaryStyle}>
      {documentsText.title}
    </summary>
  )
}

/** The planners and errata of the course: folded away, or one of them in the reader (F-040). */
export function DocumentsView(props: Props) {
  const {state, isUnfolded = false, takesFocus = false} = props
  const document = openDocument(state)
  if (state.hasTag('open') && document !== null) return <Open key={document.id} {...props} document={document} />
  return (
    <details className={boxStyle} open={isUnfolded || undefined}>
      <Summary takesFocus={takesFocus} />
      <div className={css({paddingTop: '3'})}>
        <List {...props} />
      </div>
    </details>
  )
}

const boxStyle = css({
  border: 'subtle',
  borderRadius: 'lg',
  bg: 'surface.raised',
  paddingInline: '4',
  paddingBlock: '2',
})
const summaryStyle = css({
  minHeight: 'touch',
  lineHeight: '[2.75rem]',
  textStyle: 'label',
  color: 'text.strong',
  cursor: 'pointer',
  borderRadius: 'md',
  _focusVisible: {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[2px]'},
})
const hintStyle = css({textStyle: 'small', color: 'text.muted'})
const listStyle = css({display: 'flex', flexDirection: 'column', gap: '2'})
const rowStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: 'touch',
  padding: '3',
  textAlign: 'start',
  border: 'default',
  borderRadius: 'md',
  color: 'text.default',
  cursor: 'pointer',
  _hover: {borderColor: 'border.control'},
  _focusVisible: {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[2px]'},
})
