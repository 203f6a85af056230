import { Icon } from '../icons/icon';
import buttonStyles from './icon-button.module.css';
import styles from './play-button.module.css';

type PlayButtonProps = { play: string; pause: string };

/**
 * Starts or stops the motion in the enclosing element with `data-playing`. Hidden without scripts.
 */
export function PlayButton({ play, pause }: PlayButtonProps) {
  return (
    <button
      type="button"
      hidden
      className={buttonStyles.button}
      aria-label={play}
      data-play={play}
      data-pause={pause}
    >
      <span className={styles.play}>
        <Icon name="play" />
      </span>
      <span className={styles.pause}>
        <Icon name="pause" />
      </span>
    </button>
  );
}
