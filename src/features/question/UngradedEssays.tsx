import {css} from 'styled-system/css'
import {autoFinishText} from '../../text/question/autoFinish.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'

type Props = {
  readonly ids: readonly string[]
  readonly ungraded: readonly string[]
  readonly onOpen: (questionId: string) => void
}

/** The essays that the student still has to grade today, each a way to its question (spec 2§4). */
export const UngradedEssays = ({ids, ungraded, onOpen}: Props) => (
  <Alert tone="warning" role="status" title={autoFinishText.ungradedTitle(ungraded.length)}>
    <p>{autoFinishText.ungradedText}</p>
    <ul className={css({display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2'})}>
      {ungraded.map((id) => (
        <li key={id}>
          <Button size="sm" variant="outline" onClick={() => onOpen(id)}>
            {autoFinishText.question(ids.indexOf(id) + 1)}
          </Button>
        </li>
      ))}
    </ul>
  </Alert>
)
