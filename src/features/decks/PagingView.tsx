import {css} from 'styled-system/css'
import type {SnapshotFrom} from 'xstate'
import type {pagingMachine} from '../../../machines/decks/paging.machine.ts'
import {hasMoreFailed, pageCountOf, pageOf} from '../../../machines/decks/paging.selectors.ts'
import type {PagingEvent} from '../../../machines/decks/paging.types.ts'
import {pageLabel, pagingText} from '../../text/decks/decks.ts'
import {Button} from '../../ui/action/Button.tsx'
import {ChevronLeftIcon, ChevronRightIcon} from '../../ui/icon/icons.tsx'
import {Alert} from '../../ui/status/Alert.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof pagingMachine>
  readonly send: (event: PagingEvent) => void
}

/** The way from page to page (F-092). */
export function PagingView({state, send}: Props) {
  const isFetching = state.matches('fetching')
  return (
    <nav aria-label={pagingText.label} className={css({display: 'flex', flexDirection: 'column', gap: '3'})}>
      {hasMoreFailed(state) ? (
        <Alert tone="error" title={pagingText.failed}>
          {pagingText.failedHint}
        </Alert>
      ) : null}
      <div className={css({display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '4'})}>
        <Button
          variant="outline"
          icon={<ChevronLeftIcon />}
          disabled={!state.can({type: 'page.previous'})}
          onClick={() => send({type: 'page.previous'})}
        >
          {pagingText.previous}
        </Button>
        <span role="status" className={css({textStyle: 'label', whiteSpace: 'nowrap'})}>
          {isFetching ? <span className="visuallyHidden">{pagingText.fetching}</span> : null}
          {pageLabel(pageOf(state), pageCountOf(state))}
        </span>
        <Button
          variant="outline"
          pending={isFetching}
          iconAfter={<ChevronRightIcon />}
          disabled={!isFetching && !state.can({type: 'page.next'})}
          onClick={() => send({type: 'page.next'})}
        >
          {pagingText.next}
        </Button>
      </div>
    </nav>
  )
}
