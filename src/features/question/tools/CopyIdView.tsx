import {toolsText} from '../../../text/question/questionTools.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {CopyIcon} from '../../../ui/icon/toolIcons.tsx'

/** The button that copies a question's id (spec 2§8). */
export const CopyIdView = ({onCopy}: {readonly onCopy: () => void}) => (
  <Button variant="ghost" size="sm" icon={<CopyIcon size={20} />} onClick={onCopy}>
    {toolsText.copyId}
  </Button>
)
