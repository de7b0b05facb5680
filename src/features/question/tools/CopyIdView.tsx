import {toolsText} from '../../../text/question/questionTools.ts'
import {IconButton} from '../../../ui/action/IconButton.tsx'
import {CopyIcon} from '../../../ui/icon/toolIcons.tsx'

/** The button that copies a question's id (spec 2§8). */
export const CopyIdView = ({onCopy}: {readonly onCopy: () => void}) => (
  <IconButton size="sm" label={toolsText.copyId} icon={<CopyIcon size={20} />} onClick={onCopy} />
)
