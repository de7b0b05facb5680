import type {Results} from '../../../domain/question/results.ts'
import {isStripShown} from '../../../machines/question/navigator.selectors.ts'
import {navigatorText} from '../../text/question/question.ts'
import {Switch} from '../../ui/form/Switch.tsx'
import {Drawer} from '../../ui/overlay/Drawer.tsx'
import {NavigatorCells, type NumbersProps} from './NavigatorCells.tsx'
import {ResultCard} from './tools/ResultCard.tsx'

type Props = NumbersProps & {readonly results: Results | null; readonly hidesHints: boolean}

/** All numbers on a phone, with the counts and the switch of the line of numbers. */
export function NavigatorSheet({results, hidesHints, ...numbers}: Props) {
  const {state, send} = numbers
  return (
    <Drawer
      open
      title={navigatorText.label}
      closeLabel={navigatorText.close}
      onClose={() => send({type: 'list.close'})}
    >
      <NavigatorCells {...numbers} className="studyLayout__grid" />
      {results === null ? null : <ResultCard results={results} hidesHints={hidesHints} />}
      <Switch label={navigatorText.strip} checked={isStripShown(state)} onChange={() => send({type: 'strip.toggle'})} />
    </Drawer>
  )
}
