import {toolsText} from '../../../text/questionTools.ts'
import {IconButton} from '../../../ui/IconButton.tsx'
import {CopyIcon} from '../../../ui/toolIcons.tsx'

/** The button that copies a question's id (spec 2§8). */
export const CopyIdView = ({onCopy}: {readonly onCopy: () => void}) => (
  <IconButton size="sm" label={toolsText.copyId} icon={<CopyIcon size={20} />} onClick={onCopy} />
)
