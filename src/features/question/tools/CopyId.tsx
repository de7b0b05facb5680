import {copyText} from '../../../services/platform/clipboard.ts'
import {toolsText} from '../../../text/question/questionTools.ts'
import {notify} from '../../../ui/status/notify.ts'
import {CopyIdView} from './CopyIdView.tsx'

async function copy(id: string): Promise<void> {
  if (await copyText(id)) notify({tone: 'info', title: toolsText.idCopied})
  else notify({tone: 'error', title: toolsText.idNotCopied, text: toolsText.showId(id)})
}

/** Copies a question's id, for a report or a mail. */
export const CopyId = ({id}: {readonly id: string}) => <CopyIdView onCopy={() => void copy(id)} />
