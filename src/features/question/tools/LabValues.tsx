import {useActorRef, useSelector} from '@xstate/react'
import {useCallback, useEffect, useState} from 'react'
import {fromPromise} from 'xstate'
import type {LabGroup} from '../../../../domain/question/labValues.ts'
import {labValuesMachine} from '../../../../machines/question/labValues.machine.ts'
import {areLabsShown} from '../../../../machines/question/labValues.selectors.ts'
import {currentPath} from '../../../services/platform/url.ts'
import {type ShortcutAction, useShortcuts} from '../useShortcuts.ts'
import {labPanel, labPlace} from './labPanel.ts'
import {LabValuesView} from './LabValuesView.tsx'

/** The values come with the first opening of the panel. */
const loadLabValues = fromPromise<readonly LabGroup[]>(
  async () => (await import('../../../text/question/labTable.ts')).labTable,
)

type Props = {
  /** Single keys are not turned off. */
  readonly areKeysOn: boolean
}

const machine = labValuesMachine.provide({actors: {loadLabValues}})

/**
 * The switch and the panel of the laboratory values, with their key. Each question has its own, which begins as that of
 * the question before was left; with the screen of its address it is closed. Visitors have it too: it knows nothing of
 * students.
 */
export function LabValues({areKeysOn}: Props) {
  const [input] = useState(labPanel.read)
  const actor = useActorRef(machine, {input})
  const state = useSelector(actor, (snapshot) => snapshot)
  const {send} = actor
  useEffect(() => {
    const {groups, query} = state.context
    labPanel.keep({groups, query, wasOpen: areLabsShown(state)})
  }, [state])
  const perform = useCallback(
    ({kind}: ShortcutAction) => {
      if (kind === 'labs') send({type: 'labs.toggle'})
    },
    [send],
  )
  useShortcuts(areKeysOn, perform)
  useEffect(() => {
    const path = currentPath()
    return () => {
      if (currentPath() !== path) labPanel.close()
    }
  }, [])
  return <LabValuesView state={state} send={send} place={labPlace} />
}
