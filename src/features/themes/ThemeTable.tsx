import {useSelector} from '@xstate/react'
import {useMemo} from 'react'
import type {ActorRefFrom, SnapshotFrom} from 'xstate'
import {highestReleasedPhase, isSelectable} from '../../../domain/themes/theme.ts'
import {sortedThemes} from '../../../domain/themes/themeSort.ts'
import type {OutboxEntry} from '../../../machines/outbox/outbox.types.ts'
import type {ThemeInput} from '../../../machines/themes/theme.types.ts'
import type {themeExtraMachine} from '../../../machines/themes/themeExtra.machine.ts'
import {allThemes, narrowedThemes} from '../../../machines/themes/themeList.selectors.ts'
import type {themeListMachine} from '../../../machines/themes/themeList.machine.ts'
import {shownSort} from '../../../machines/themes/themeSort.selectors.ts'
import type {themeSortMachine} from '../../../machines/themes/themeSort.machine.ts'
import {usePendingWrites} from '../outbox/useWrites.ts'
import {useRoot} from '../root.ts'
import {themesLane} from './theme.implementations.ts'
import {ThemeFrame} from './ThemeFrame.tsx'
import {ThemeRow} from './ThemeRow.tsx'
import {ThemeHeads} from './ThemeSortView.tsx'
import {useGrowing} from './useGrowing.ts'

type Props = {
  readonly list: SnapshotFrom<typeof themeListMachine>
  readonly sort: ActorRefFrom<typeof themeSortMachine>
  readonly extra: ActorRefFrom<typeof themeExtraMachine>
}

const pendingBy = (entries: readonly OutboxEntry[]): ReadonlyMap<string, ThemeInput['pending']> =>
  new Map(
    entries.flatMap(({operation, input, key, refusal, requestedAt}) =>
      operation === 'finishTheoreticalStudy' ? [[input.lesson, {key, isRefused: refusal !== null, requestedAt}]] : [],
    ),
  )

/** The themes that the filters leave, in the chosen order. */
export function ThemeTable({list, sort, extra}: Props) {
  const {now} = useRoot()
  const sortState = useSelector(sort, (snapshot) => snapshot)
  const entries = usePendingWrites(themesLane)
  const pending = useMemo(() => pendingBy(entries), [entries])
  const order = shownSort(sortState)
  const rows = useMemo(() => sortedThemes(narrowedThemes(list), order), [list, order])
  const drawn = useGrowing(rows.length)
  const highestPhase = highestReleasedPhase(allThemes(list), now())
  return (
    <ThemeFrame count={rows.length} heads={<ThemeHeads state={sortState} send={sort.send} />}>
      {rows.slice(0, drawn).map((theme) => (
        <ThemeRow
          key={theme.lessonId}
          theme={theme}
          pending={pending.get(theme.lessonId) ?? null}
          extra={extra}
          isOffered={isSelectable(theme, highestPhase)}
        />
      ))}
    </ThemeFrame>
  )
}
