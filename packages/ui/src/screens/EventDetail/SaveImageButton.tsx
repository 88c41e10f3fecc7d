import { imageUrl } from '@campus-bell/domain/imageUrl';
import { detail } from '@campus-bell/domain/words/detail';
import { image } from '@campus-bell/domain/words/image';
import Download from 'lucide-react/icons/download';
import { useRef } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { LightboxButton } from '../../widgets/Lightbox/LightboxButton.tsx';
import { useToast } from '../../widgets/Toast/ToastProvider.tsx';
import { saveImage } from './saveImage.ts';

/** Props of {@link SaveImageButton}. */
export interface SaveImageButtonProps {
  /** As the server sent it. */
  address: string | null;
  /** What the file is called, without its ending. */
  name: string;
}

/** Saves the picture that is shown, or opens it in a tab where it cannot be read; absent for one that cannot be shown. */
export function SaveImageButton({ address, name }: SaveImageButtonProps) {
  const { images, openExternal } = useEnvironment();
  const toast = useToast();
  const saving = useRef(new Set<string>());
  const url = imageUrl(address, images);
  if (url === null) return null;
  const readableOrigins = [images.appOrigin, new URL(images.apiOrigin).origin];
  const save = async () => {
    if (saving.current.has(url)) return;
    saving.current.add(url);
    const outcome = await saveImage({ url, name, readableOrigins, openExternal });
    saving.current.delete(url);
    if (outcome === 'saved') toast.show({ text: detail.imageSaved, tone: 'success' });
  };
  return (
    <LightboxButton label={image.save} icon={<Download aria-hidden="true" />} onClick={() => void save()} />
  );
}
