import {Component, type ReactNode} from 'react'
import {reloadHere} from '../services/platform/url.ts'
import {shellText} from '../text/shell.ts'
import {Button} from '../ui/Button.tsx'
import {EmptyState} from '../ui/EmptyState.tsx'

/** A screen that fails says so and offers to load again; what was answered is in the outbox and safe. */
export class ErrorBoundary extends Component<{readonly children: ReactNode}, {readonly hasFailed: boolean}> {
  override state = {hasFailed: false}

  static getDerivedStateFromError() {
    return {hasFailed: true}
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <EmptyState
        art="offline"
        role="alert"
        title={shellText.crashed}
        actions={<Button onClick={reloadHere}>{shellText.reload}</Button>}
      >
        {shellText.crashedText}
      </EmptyState>
    )
  }
}
