;;; cast-documentation-test.el --- The examples of the pages  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; The examples are run as they stand in the pages.

;;; Code:

(require 'ert)
(require 'cast)
(require 'cast-rpc-test-programs)

(defvar client)
(defvar stop)

(defun cast-documentation-test--blocks (page device)
  "The blocks of Emacs Lisp in PAGE, with DEVICE in place of theirs."
  (let (blocks)
    (with-temp-buffer
      (insert-file-contents (expand-file-name page (expand-file-name ".." cast-rpc-test-folder)))
      (while (re-search-forward "^```elisp\n\\(\\(?:.*\n\\)*?\\)```$" nil t)
        (push (string-replace "Living Room" device (match-string 1)) blocks)))
    (nreverse blocks)))

(defun cast-documentation-test--run (page)
  "Run the examples of PAGE, and return them."
  (let* ((receiver (cast-rpc-test-receiver))
         (blocks (cast-documentation-test--blocks page (process-get receiver :address)))
         cast-device client stop)
    (should blocks)
    (unwind-protect
        (dolist (block blocks)
          (with-temp-buffer
            (insert block)
            (goto-char (point-min))
            (while (progn (forward-comment (point-max)) (not (eobp)))
              (eval (read (current-buffer)) nil)
              ;; A person waits for what a command does.
              (when (cast-rpc-live-p cast--client)
                (cast-rpc-test-eventually (lambda () (null (oref cast--client calls))))))))
      (cast-mode-line-mode -1)
      (cast-disconnect)
      (process-send-eof receiver))
    blocks))

(ert-deftest cast-documentation-test-readme ()
  "The examples of the README run."
  (cast-documentation-test--run "README.md"))

(ert-deftest cast-documentation-test-start ()
  "The examples of the first page run, and the script has ten lines at most."
  (let ((blocks (cast-documentation-test--run "../../docs/start/emacs.md")))
    (should (<= (length (split-string (car (last blocks)) "\n" t)) 10))))

(provide 'cast-documentation-test)
;;; cast-documentation-test.el ends here
