import {forgetfulText} from '../../text/forgetful.ts'
import {Alert} from '../../ui/Alert.tsx'

/** Why nobody is signed in: this browser keeps nothing of this site. */
export const ForgetfulView = () => (
  <Alert tone="info" role="status" title={forgetfulText.title}>
    {forgetfulText.text}
  </Alert>
)
