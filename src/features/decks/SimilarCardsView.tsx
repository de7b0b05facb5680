import {css} from 'styled-system/css'
import type {SnapshotFrom} from 'xstate'
import {plainText} from '../../../domain/shared/plainText.ts'
import type {similarCardsMachine} from '../../../machines/decks/similarCards.machine.ts'
import {similarCardsOf} from '../../../machines/decks/similarCards.selectors.ts'
import {viewerText} from '../../text/decks/decks.ts'
import {similarText, similarTitle} from '../../text/decks/similarCards.ts'
import {RichTextView} from '../../ui/content/RichTextView.tsx'

/** Letters of a front that tell a card. */
const shownLetters = 160

/** Cards that ask nearly the same as the one that is written, each with its answer to unfold (F-094). */
export function SimilarCardsView({state}: {readonly state: SnapshotFrom<typeof similarCardsMachine>}) {
  const cards = similarCardsOf(state)
  return (
    <div>
      <p role="status" className={cards.length === 0 ? 'visuallyHidden' : titleStyle}>
        {cards.length === 0 ? '' : `${similarTitle(cards.length)} ${similarText.hint}`}
      </p>
      {cards.length === 0 ? null : (
        <ul aria-label={similarText.list} className={listStyle}>
          {cards.map(({id, front, back}) => (
            <li key={id}>
              <details>
                <summary className={summaryStyle}>{plainText(front, shownLetters)}</summary>
                <RichTextView value={back} size="compact" tableLabel={viewerText.table} />
              </details>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const titleStyle = css({textStyle: 'small', color: 'text.strong'})
const listStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  marginTop: '2',
  paddingInline: '3',
  borderInlineStart: '[3px solid {colors.brand.border}]',
  minWidth: '0',
})
const summaryStyle = css({
  textStyle: 'small',
  color: 'text.default',
  cursor: 'pointer',
  paddingBlock: '2',
  overflowWrap: 'anywhere',
})
