import { useState } from 'react';
import { IconButton, laterDialog, LocationRegular, useBusEvent, useFeature } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

const LocationDialog = laterDialog(
  async () => (await import('./LocationDialog.tsx')).LocationDialog,
);

/** Opens the map of the device's location, on views that clock (spec §2). */
export function LocationButton({ isClocking }: { readonly isClocking: boolean }) {
  const text = useText();
  const isOn = useFeature('LOCATION');
  const [isOpen, setIsOpen] = useState(false);
  const [assignmentId, setAssignmentId] = useState<number | null>(null);
  useBusEvent('clocking-assignment-chosen', (chosen) => setAssignmentId(chosen.assignmentId));
  if (!isOn || !isClocking) return null;
  return (
    <>
      <IconButton
        icon={<LocationRegular />}
        label={text('shell.location')}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <LocationDialog assignmentId={assignmentId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
