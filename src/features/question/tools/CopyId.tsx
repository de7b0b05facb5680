import {copyText} from '../../../services/platform/clipboard.ts'
import {toolsText} from '../../../text/questionTools.ts'
import {IconButton} from '../../../ui/IconButton.tsx'
import {notify} from '../../../ui/notify.ts'
import {CopyIcon} from '../../../ui/toolIcons.tsx'

async function copy(id: string): Promise<void> {
  if (await copyText(id)) notify({tone: 'info', title: toolsText.idCopied})
  else notify({tone: 'error', title: toolsText.idNotCopied, text: toolsText.showId(id)})
}

/** Copies a question's id, for a report or a mail (spec 2§8). */
export function CopyId({id}: {readonly id: string}) {
  return (
    <IconButton size="sm" label={toolsText.copyId} icon={<CopyIcon size={20} />} onClick={() => void copy(id)} />
  )
}
