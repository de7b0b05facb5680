import {AssistantView} from '../../../src/features/forum/AssistantView.tsx'
import {Button} from '../../../src/ui/action/Button.tsx'
import {askable} from '../../../stories/forum/comments.ts'
import {assistantModel, assistantView} from '../../models/forum/assistant.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(assistantModel, assistantView, (flow) => (
  <AssistantView {...flow} facts={askable} monitor={<Button>Solicitar monitor</Button>} />
))
