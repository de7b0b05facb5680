import {useMemo} from 'react'
import {isFocused} from '../../../machines/question/focus.selectors.ts'
import {useFocusMode} from '../question/tools/useFocusMode.ts'
import {useAreKeysOn, useStageKeys} from './useStageKeys.ts'

/** The full screen and the keys of a stage: those of its flow, and `f`. */
export function useStage(keys: Readonly<Record<string, () => void>>) {
  const full = useFocusMode('question')
  const [areKeysOn, switchKeys] = useAreKeysOn()
  const toggle = full.send
  const all = useMemo(() => ({...keys, f: () => toggle({type: 'focus.toggle', isBrowserFull: false})}), [keys, toggle])
  useStageKeys(areKeysOn, all)
  return {full, isFull: isFocused(full.state), areKeysOn, switchKeys}
}
