import { useRef, useState } from "react";
import { MOST_PIXELS } from "#core/rich-text/picture.ts";
import { type PictureRefusal, scalePicture } from "#ui/admin/editor/scale-picture.ts";
import { dismissNotice, type Notice, type NoticeId, notify } from "#ui/shared/notices/notices.ts";

const REFUSALS: Record<PictureRefusal["kind"], Notice> = {
  "not-a-picture": {
    title: "Not a Picture",
    text: "Please choose an image file, such as a photo. Your text is kept.",
    tone: "destructive",
  },
  "unreadable-picture": {
    title: "Picture Not Readable",
    text: "This browser can't open that picture. Please try a JPEG or PNG file. Your text is kept.",
    tone: "destructive",
  },
  "iphone-photo": {
    title: "An iPhone Photo This Browser Can't Open",
    text: "It is stored as HEIC. On the iPhone, open Photos, press Share, then Options, choose Most Compatible and send it: it arrives as JPEG. Or choose it here on the iPhone itself. Your text is kept.",
    tone: "destructive",
    duration: 20_000,
  },
};

const STILL: Notice = {
  title: "The Picture Stands Still",
  text: "It moves in its file. Pictures here don't: its first frame was taken.",
};

export type OnPreparing = (change: 1 | -1) => void;

export const usePictures = (onPreparing: OnPreparing, most = MOST_PIXELS) => {
  const [underWay, setUnderWay] = useState(0);
  const refused = useRef<NoticeId>(undefined);

  const count: OnPreparing = (change) => {
    setUnderWay((before) => before + change);
    onPreparing(change);
  };

  const prepare = async (file: Blob): Promise<string | null> => {
    count(1);
    try {
      const picture = await scalePicture(file, most);
      if (!picture.ok) {
        refused.current = notify(REFUSALS[picture.refusal.kind]);
        return null;
      }
      if (refused.current !== undefined) dismissNotice(refused.current);
      if (picture.value.movedBefore) notify(STILL);
      return picture.value.address;
    } finally {
      count(-1);
    }
  };

  return { prepare, isPreparing: underWay > 0 };
};
