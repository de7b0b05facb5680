import {forgetfulText} from '../../text/access/forgetful.ts'
import {Alert} from '../../ui/status/Alert.tsx'

/** Why nobody is signed in: this browser keeps nothing of this site. */
export const ForgetfulView = () => (
  <Alert tone="info" role="status" title={forgetfulText.title}>
    {forgetfulText.text}
  </Alert>
)
