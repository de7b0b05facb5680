import {Component, type ReactNode} from 'react'
import {reloadHere} from '../services/platform/url.ts'
import {shellText} from '../text/shell/shell.ts'
import {Button} from '../ui/action/Button.tsx'
import {ArtState, offlineArt} from '../ui/status/ArtState.tsx'

type Props = {
  readonly children: ReactNode
  /** What stands there instead; without it the message that offers to load again. */
  readonly instead?: ReactNode
}

/** A screen that fails says so and offers to load again; what was answered is in the outbox and safe. */
export class ErrorBoundary extends Component<Props, {readonly hasFailed: boolean}> {
  override state = {hasFailed: false}

  static getDerivedStateFromError() {
    return {hasFailed: true}
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    if (this.props.instead !== undefined) return this.props.instead
    return (
      <ArtState
        art={offlineArt}
        role="alert"
        title={shellText.crashed}
        actions={<Button onClick={reloadHere}>{shellText.reload}</Button>}
      >
        {shellText.crashedText}
      </ArtState>
    )
  }
}
